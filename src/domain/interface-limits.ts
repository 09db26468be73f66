// Sizes and times of the interface. Spec 2, Editor, and 9.

/** Widths in pixels under this are small screens. */
export const SMALL_SCREEN_PX = 768

/** The sidebar: widths, cookie lifetime, and its key together with Ctrl or Cmd. */
export const SIDEBAR = {
  width: '16rem',
  mobileWidth: '18rem',
  iconWidth: '3rem',
  cookieSeconds: 604_800,
  shortcut: 'b',
} as const

/** Toasts: how many show at once, and how long a dismissed one stays in memory. */
export const TOAST = { visible: 1, removalDelayMs: 1_000_000 } as const

/** How long each kind of toast shows. */
export const TOAST_DURATION_MS = {
  blank: 4_000,
  error: 4_000,
  custom: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
} as const

/** Tooltips: delay before one opens, and time in which the next opens at once. */
export const TOOLTIP = { openDelayMs: 700, skipDelayMs: 300 } as const

/** What the Tab key inserts in the editor. */
export const TAB_TEXT = '    '

/** Whether a window of this width in pixels gets the bottom bar instead of the toolbar. */
export function isSmallScreen(width: number): boolean {
  return width < SMALL_SCREEN_PX
}
