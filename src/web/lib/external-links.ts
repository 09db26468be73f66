// The links an operator may configure. Social profiles are labeled with their network's name, the others with these.

const otherNames: Record<string, string> = {
  helpCenter: 'Help Center',
  blog: 'Blog',
  community: 'Community chat',
  linkInBio: 'Link in bio',
}

export interface ExternalLink {
  label: string
  url: string
}

export function externalLinks(links: Readonly<Record<string, string>>): ExternalLink[] {
  return Object.entries(links).map(([name, url]) => ({ label: otherNames[name] ?? name, url }))
}

export function socialLinks(links: Readonly<Record<string, string>>): ExternalLink[] {
  return Object.entries(links)
    .filter(([name]) => !(name in otherNames))
    .map(([label, url]) => ({ label, url }))
}
