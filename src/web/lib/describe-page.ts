import type { MetaDescriptor } from 'react-router'

/** Title and description of a page, for the browser's tab, search engines and shared links. */
export function describePage(title: string, description: string): MetaDescriptor[] {
  const fullTitle = `${title} | Presswright`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}
