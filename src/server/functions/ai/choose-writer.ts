// Who writes for a document: the configured writer, or the built-in one when the document or its client stays on this server. What goes to
// a model is recorded with the document.
import { readEmbargoEnd } from '#domain/document/details.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { nameModel } from '#server/ai/name-writer.ts'
import type { Run, Writer } from '#server/ai/writer.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call, FunctionDeps } from '#server/functions/function.ts'
import {
  addModelCall,
  type DocumentRule,
  findDocumentRule,
  keepsClientHere,
  type ModelCall,
} from '#server/stores/document-facts.ts'

interface DocumentOfCall {
  content_id?: string | undefined
  draft_key?: string | undefined
  keep_on_server?: boolean | undefined
  client_id?: string | undefined
  profile?: StyleProfile | undefined
}

interface ChosenWriter {
  writer: Writer
  onSend: NonNullable<Run['onSend']>
  /** Whose style the document follows, where anybody has said. */
  style: { profile?: StyleProfile }
  /** When the document's embargo ends, if that is still to come. */
  embargoEnd: EmbargoEnd | undefined
}

export async function chooseWriter(
  { input, user, deps }: Call<DocumentOfCall>,
  action: ModelCall['action'],
): Promise<ChosenWriter> {
  const { content_id: contentId, draft_key: draftKey, client_id: clientId } = input
  const rule = await findRule(deps.db, contentId, user.id)
  const isKept =
    input.keep_on_server === true ||
    rule.kept_by !== null ||
    (clientId !== undefined && (await keepsClientHere(deps.db, clientId)))
  const profile = rule.style ?? input.profile
  return {
    style: profile === undefined ? {} : { profile },
    embargoEnd: readEmbargoEnd(rule, new Date()),
    writer: isKept ? deps.builtin : deps.writer,
    async onSend(characters) {
      const named = nameModel(deps.config.ai)
      if (named)
        await addModelCall(deps.db, { userId: user.id, contentId, draftKey, action, characters, ...named })
    },
  }
}

type Settings = Omit<DocumentRule, 'is_member' | 'is_former'>

const unsaved: Settings = { kept_by: null, style: null, embargo_until: null, embargo_zone: null }

/** The settings of the document; refuses callers who may not see it. */
export async function findRule(
  db: FunctionDeps['db'],
  contentId: string | undefined,
  userId: string,
): Promise<Settings> {
  if (contentId === undefined) return unsaved
  const rule = await findDocumentRule(db, contentId, userId)
  if (rule?.is_member) return rule
  throw rule?.is_former ? functionErrors.workspaceLeft() : functionErrors.noDocument()
}
