// Sizes and times of the interface.

/** Under this many pixels of width, the bottom bar replaces the toolbar and the sidebar is a drawer. */
export const smallScreenPx = 768

/** The sidebar: cookie lifetime, and its key together with Ctrl or Cmd. Its widths are in sidebar.tsx and drawer.tsx. */
export const sidebarLimits = { cookieSeconds: 604_800, shortcut: 'b' } as const

/** How long a dismissed toast stays in memory. */
export const toastRemovalDelayMs = 1_000_000

/** How long each kind of toast shows. */
export const toastDurationMs = {
  blank: 4_000,
  error: 4_000,
  custom: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
} as const

/** Tooltips: delay before one opens, and time in which the next opens at once. */
export const tooltipDelays = { openDelayMs: 700, skipDelayMs: 300 } as const

/** What the Tab key inserts in the editor. */
export const tabText = '    '
