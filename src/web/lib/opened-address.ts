/** The address the page was opened with, before the client takes tokens out of it. */
export const openedAddress = typeof window === 'undefined' ? undefined : window.location.href
