// Security headers of every response, and the content security policy of pages.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

export function securityHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const secure = siteUrl.startsWith('https:')
  return async function addSecurityHeaders(c, next) {
    await next()
    // c.header() on an existing response copies it, body and all, once per header.
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('x-frame-options', 'DENY')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

/**
 * Scripts run only from our own files or by hash; styles may be inline (toasts, editor and Radix set them). `guest` is the origin of a
 * configured reviews widget, which may run, load and show its own content.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], guest?: string): string {
  const own = guest === undefined ? "'self'" : `'self' ${guest}`
  return [
    "default-src 'none'",
    ['script-src', own, ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    ...(guest === undefined ? [] : [`frame-src ${guest}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
