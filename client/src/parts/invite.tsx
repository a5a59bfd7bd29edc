// How others come: the code, its link, and a picture of it to scan.
import { useEffect, useRef, useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { useTable } from "../table";
import { qr } from "../wire/http";
import { Icon } from "./icon";

interface Props {
  path: string;
  label: string;
  /** Where the code stands beside it, the server's name is enough to type. */
  isShort?: boolean;
  /** What leads there is longer than anybody types. */
  isOnlyScanned?: boolean;
}

export function Code({ path, label, isShort, isOnlyScanned }: Props) {
  const [drawn, setDrawn] = useState<{ url: string; svg: string } | null>(null);
  useEffect(() => {
    // Of two that were asked for, the later counts, whichever comes last.
    let isWanted = true;
    setDrawn(null);
    qr(path).then(
      (found) => isWanted && setDrawn(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return (
    <figure class="qr">
      <div
        role="img"
        aria-label={label}
        dangerouslySetInnerHTML={drawn ? { __html: drawn.svg } : undefined}
      />
      {!isOnlyScanned && (
        <figcaption>{drawn && (isShort ? new URL(drawn.url).host : drawn.url)}</figcaption>
      )}
    </figure>
  );
}

export function Invite() {
  const say = useSay();
  const { toast } = useApp();
  const { room } = useTable();
  const path = `/join/${room.code}`;
  const share = async () => {
    const { url } = await qr(path);
    try {
      if (navigator.share) await navigator.share({ title: "Nightcall", url });
      else {
        await navigator.clipboard.writeText(url);
        toast(say("copied"));
      }
    } catch {
      toast(url);
    }
  };
  return (
    <div class="invite">
      <p class="code-shown" aria-label={say("code-is", { code: room.code })}>
        {room.code}
      </p>
      <Code path={path} label={say("qr-join")} />
      <button onClick={share}>
        <Icon name="share" /> {say("share")}
      </button>
    </div>
  );
}

/** For who has other things to look at first. */
export function InviteFolded() {
  const say = useSay();
  return (
    <details>
      <summary>
        <Icon name="qr" /> {say("menu-invite")}
      </summary>
      <Invite />
    </details>
  );
}

/** For one other device, once. The ticket stands behind #, which is never sent to a server. */
export function TicketCode({ ticket, said }: { ticket: string; said: string }) {
  const { room } = useTable();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [ticket]);
  return (
    <div class="panel" ref={panel}>
      <p>{said}</p>
      <Code path={`/join/${room.code}#ticket=${ticket}`} label={said} isOnlyScanned />
    </div>
  );
}
