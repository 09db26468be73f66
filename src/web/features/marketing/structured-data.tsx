// What search engines read about the product and its questions (schema.org). Only the prerendered page carries it: the
// browser has no use for it and loads no script for it.
const isPrerender = import.meta.env.SSR
const data = isPrerender ? JSON.stringify((await import('./describe-product.ts')).describeProduct()) : ''

export function StructuredData() {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words as JSON, with nothing in them from outside
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  )
}
