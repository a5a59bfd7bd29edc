// What this tab keeps of the open question. A page that is loaded again knows it; another question
// begins anew, and so does this one where it was left and taken back.
import { useEffect, useReducer, useRef } from "preact/hooks";
import { readOfTab, writeOfTab } from "../device";
import { useTable } from "../table";
import type { Seen } from "../wire/seen";
import { isScene, type Said } from "../wire/types";

type Change<T> = (before: T) => T;

/** Under this name; without one it is of this very drawing, whatever is asked meanwhile. */
export function useOfQuestion<T>(name: string | null, begin: T): [T, (change: Change<T>) => void] {
  const { room, seen, link } = useTable();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const question = name ? questionOf(seen) : "";
  const place = name && `${name}.${room.code}`;
  const kept = (): T => {
    const [of, known] = JSON.parse((place && readOfTab(place)) ?? "[]") as [string?, T?];
    return of === question ? known! : begin;
  };
  const now = useRef<{ of: string; value: T } | null>(null);
  if (now.current?.of !== question) now.current = { of: question, value: kept() };
  // Kept at once, as quickly as anybody taps and loads the page again.
  const keep = (change: Change<T>) => {
    const value = change(now.current!.value);
    now.current = { of: question, value };
    if (place) writeOfTab(place, JSON.stringify([question, value]));
    draw(0);
  };
  useEffect(() => {
    if (!place) return;
    return () => void (questionOf(link.seen) === question || writeOfTab(place, null));
  }, [question]);
  return [now.current.value, keep];
}

/** By its kind and its scene. What is told besides does not count: when an earlier entry is put right,
 * somebody may have been told more, or less. */
export function questionOf({ ask, scene, said }: Seen): string {
  const isLike = (item: Said) =>
    isScene(item) && item.line === scene?.line && item.day === scene.day;
  return `${ask?.kind}/${scene?.day}/${scene?.line}/${said.filter(isLike).length}`;
}
