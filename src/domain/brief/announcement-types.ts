// What a release can announce. Where each type gets its sentences and signs: docs/where-to-change.md.

export const announcementTypes = [
  'launch',
  'funding',
  'appointment',
  'partnership',
  'acquisition',
  'event',
  'award',
  'report',
  'expansion',
  'crisis',
  'other',
] as const

export type AnnouncementType = (typeof announcementTypes)[number]
