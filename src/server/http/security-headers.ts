// Headers that every answer carries, and the content security policy that a page carries.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

export function securityHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const secure = siteUrl.startsWith('https:')
  return async function addSecurityHeaders(c, next) {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'strict-origin-when-cross-origin')
    c.header('x-frame-options', 'DENY')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (secure) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

/** Scripts run from our own files or when their hash is named; styles may be inline (toasts, editor and Radix set them). */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
