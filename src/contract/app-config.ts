// GET /app-config.json: the public part of the configuration, read by the web before it builds its client.

import { z } from 'zod'
import { defaultUploadMb } from '#domain/document/upload.ts'

/** Who can write: the built-in writer, or a model at a provider of one of these kinds. */
export const aiWriters = ['builtin', 'openai-compatible', 'anthropic', 'google'] as const

export const appConfigSchema = z.object({
  /** Origin of the API: the one the request came to, when that is SITE_URL or loopback. */
  supabaseUrl: z.string(),
  /** The public anonymous key. */
  supabaseKey: z.string(),
  /** What this installation offers; a stand-in counts as offered and is named in `standIns`. */
  features: z.object({
    mail: z.boolean(),
    payments: z.boolean(),
    crm: z.boolean(),
    socialSignIn: z.boolean(),
    ai: z.boolean(),
  }),
  /** The providers that one can sign in with, and what their buttons call them. */
  socialProviders: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Who writes here. */
  ai: z.object({ writer: z.enum(aiWriters) }).default({ writer: 'builtin' }),
  /** The largest document that may be uploaded, in megabytes (of 1024 × 1024 bytes). */
  uploadMb: z.number().default(defaultUploadMb),
  /** Local stand-ins in use, in words the interface can show. Empty in production. */
  standIns: z.array(z.string()),
  /** External links of the footer by name (helpCenter, blog, community, linkInBio, social…); unset ones are absent. */
  links: z.record(z.string(), z.string()),
  supportEmail: z.string(),
  enterpriseEmail: z.string(),
  /** The script of a reviews widget for the front page, when the operator has one. */
  reviewsWidgetUrl: z.string().optional(),
})

export type AppConfig = z.infer<typeof appConfigSchema>
