// The paths of the site: which are prerendered for everyone, and which start from the empty shell because what they show
// depends on who asks. The web builds from the first list; the server answers 404 to whatever is in neither.

export const publicPaths = [
  '/',
  '/signin',
  '/signup',
  '/pricing',
  '/about',
  '/help',
  '/privacy',
  '/terms',
  '/tools/press-release-builder',
  '/tools/pitch-personalizer',
  '/tools/crisis-response',
  '/tools/headline-analyzer',
  '/tools/launch-timeline',
  '/tools/boilerplate',
  '/tools/headline',
  '/tools/quote',
  '/tools/cta',
] as const

/** Prerendered for unknown paths; the server returns it with 404, also under its own name. */
export const notFoundPath = '/not-found'

/** Prerendered for every review link: what it shows first is the same for all of them. */
export const reviewPagePath = '/review/link'

/** True for /review/{token}. */
export const isReviewPath = (path: string): boolean => /^\/review\/[^/]+$/.test(path)

const clientPaths =
  /^\/(write(\/[^/]+)?|settings(\/workspace)?|(?:invite|review|sign-off)\/[^/]+|clients(\/[^/]+)?|auth\/callback)$/

/** True for /write, /write/{id}, /settings, /settings/workspace, /invite/{token}, /review/{token}, /sign-off/{id}, /clients, /clients/{id} and /auth/callback. */
export const isClientPath = (path: string): boolean => clientPaths.test(path)
