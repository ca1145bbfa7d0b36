import { create } from 'zustand';

/** What a browser hands over that could install the page. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** The browser's offer to install, while it stands. */
export const useInstall = create<{ readonly offer: InstallEvent | undefined }>()(() => ({ offer: undefined }));

const VISITS = 'umpire-visits';
const DECLINED = 'declined';
/** From this visit on, or from the first import, it is worth offering. */
const ENOUGH = 3;

/** Counts the visit, and keeps the browser's own banner away until the page offers it in a line. */
export function watchInstall(): void {
  const visits = countVisit();
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (visits !== DECLINED && isInstallEvent(event)) useInstall.setState({ offer: event });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: undefined }));
}

function countVisit(): number | typeof DECLINED {
  try {
    const known = localStorage.getItem(VISITS);
    if (known === DECLINED) return DECLINED;
    const visits = Number(known ?? 0) + 1;
    localStorage.setItem(VISITS, `${visits}`);
    return visits;
  } catch {
    // a browser that keeps nothing is not asked to keep the page
    return DECLINED;
  }
}

export const isTime = (hasLibrary: boolean): boolean => {
  try {
    return hasLibrary || Number(localStorage.getItem(VISITS)) >= ENOUGH;
  } catch {
    return false;
  }
};

/** Offered once: taken or not, it is not offered again. */
export function answerInstall(isTaken: boolean): void {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: undefined });
  try {
    localStorage.setItem(VISITS, DECLINED);
  } catch {
    // then the next visit asks again
  }
  if (isTaken) void offer?.prompt();
}
