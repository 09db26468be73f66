import { dropUnreadable } from '#domain/document/storable-text.ts'

/** Escapes text for an element or an attribute. Control characters are invalid in XML, even escaped. */
export function escapeXml(text: string): string {
  return dropUnreadable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
