/** Makes the desk available offline. Not in development, where files have other names. */
export function registerOfflineDesk(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  register().catch((error: unknown) => {
    // Private windows may refuse it; the desk then needs a network.
    console.warn(error)
  })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/service-worker.js')
  // Earlier versions answered for the desk alone, and would keep doing so.
  const narrow = await serviceWorker.getRegistration('/write')
  if (narrow && new URL(narrow.scope).pathname === '/write') await narrow.unregister()
}
