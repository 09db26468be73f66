// The functions under /functions/v1: what each takes and what it answers.
import { z } from 'zod'
import { generatorTypes } from '#domain/generator.ts'

/** Ready-made instructions for a rewrite, as they travel. */
export const rewritePresets = ['shorten', 'clarify', 'ap_style', 'less_hype', 'stronger_lead'] as const
export type RewritePreset = (typeof rewritePresets)[number]

/** Longest texts, in UTF-16 units as JavaScript counts them. */
export const aiLimits = { prompt: 20_000, draft: 200_000, instruction: 2_000, context: 20_000 } as const

const text = (longest: number) =>
  z.string().max(longest, `This text is longer than ${longest.toLocaleString('en-US')} characters.`)

/** generate-content: `content` is the prompt of 'generate' and the draft (HTML) of 'rewrite'. */
export const generateContentRequest = z.object({
  type: z.enum(['generate', 'rewrite']),
  content: text(aiLimits.draft),
  /** What the user wants besides, in their own words. */
  instruction: text(aiLimits.instruction).optional(),
  /** A ready-made instruction for 'rewrite'. */
  preset: z.enum(rewritePresets).optional(),
  /** The part of the draft (HTML) to rewrite; the answer is then that part alone, and `content` is its surroundings. */
  selection: text(aiLimits.draft).optional(),
})
export type GenerateContentRequest = z.infer<typeof generateContentRequest>

/** analyze-content: `content` is the draft (HTML or plain text). */
export const analyzeContentRequest = z.object({ content: text(aiLimits.draft) })
export type AnalyzeContentRequest = z.infer<typeof analyzeContentRequest>

/** generate-specialized-content. */
export const generateSpecializedContentRequest = z.object({
  type: z.enum(generatorTypes),
  context: text(aiLimits.context),
})
export type GenerateSpecializedContentRequest = z.infer<typeof generateSpecializedContentRequest>

/** generate-content answers HTML of the editor's schema; generate-specialized-content plain text. */
export type GeneratedTextAnswer = {
  generatedText: string
  /** The row of `content` the item was saved as, for signed-in users of the generators. */
  contentId?: string
}

/** Blocks of 'Original: …', 'Improved: …' and perhaps 'Why: …', a blank line between them; empty when nothing is to improve. */
export type AnalysisAnswer = { analysis: string }

/** export-to-docx: `content` is the release (HTML); `locale` (BCP 47) decides paper and language, else the Accept-Language header does. */
export const exportToDocxRequest = z.object({
  content: z.string().refine((content) => /\S/.test(content), 'There is nothing to export.'),
  locale: z.string().max(100).optional(),
})
export type ExportToDocxRequest = z.infer<typeof exportToDocxRequest>

/** The Word file in base64. */
export type ExportToDocxAnswer = { file: string }

/** process-document: the file's text, and its HTML within the editor's schema. */
export type ProcessDocumentAnswer = { text: string; html: string }
