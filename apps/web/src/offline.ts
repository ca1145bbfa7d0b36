import { useStore } from './state/store.js';

let waiting: ServiceWorker | undefined;

/** Keeps the page for use without a network. A new version waits until it is asked for. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').then((registration) => {
      const watch = (worker: ServiceWorker | null): void => {
        worker?.addEventListener('statechange', () => {
          if (worker.state !== 'installed' || navigator.serviceWorker.controller === null) return;
          waiting = worker;
          useStore.setState({ notice: 'new-version' });
        });
      };
      watch(registration.installing);
      registration.addEventListener('updatefound', () => watch(registration.installing));
    });
  });
}

export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}
