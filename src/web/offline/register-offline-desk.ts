/** Lets the desk open without a network from now on. In development the files have other names: nothing is kept. */
export function registerOfflineDesk(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js', { scope: '/write' }).catch((error: unknown) => {
    // Private windows may refuse it: the desk works all the same, with a network.
    console.warn(error)
  })
}
