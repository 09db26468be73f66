import { once } from '#web/lib/api/once.ts'

/** The release is a script of its own, loaded while its text is: with the page in one piece, starting would hold up a phone. */
export const loadReviewedRelease = once(() =>
  import('./reviewed-release.tsx').then((file) => ({ default: file.ReviewedRelease })),
)
