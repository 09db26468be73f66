import { isRouteErrorResponse } from 'react-router'

/** The sentence a crash screen shows: the error's own message, or the spec's when it has none. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || `The server answered ${error.status}`
  return error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred'
}
