// export-to-docx: the HTML of a release -> a Word file in base64. Paper and language by `locale`, else by Accept-Language.
import type { ExportToDocxRequest } from '#contract/functions.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { jsonAnswer } from './word-answer.ts'

export async function exportToDocx({
  input,
  user,
  deps,
  header,
  signal,
}: Call<ExportToDocxRequest>): Promise<Response> {
  const locale = input.locale ?? header('accept-language')
  const asker = { account: user.id, signal }
  return jsonAnswer(
    deps.word.exportDocx(input.content, locale, asker, input.last_page),
    functionErrors.exportFailed,
  )
}
