// export-to-docx: the HTML of a release -> a Word file in base64. Paper and language by `locale`, else by Accept-Language.
import type { ExportToDocxRequest } from '#contract/functions.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { readWordPictures } from './release-pictures.ts'
import { jsonAnswer } from './word-answer.ts'

export async function exportToDocx(call: Call<ExportToDocxRequest>): Promise<Response> {
  const { input, user, deps, header, signal } = call
  const locale = input.locale ?? header('accept-language')
  const owner = { account: user.id, signal }
  const pictures = await readWordPictures(call, input.content)
  return jsonAnswer(
    deps.word.exportDocx(input.content, locale, owner, { lastPage: input.last_page, pictures }),
    functionErrors.exportFailed,
  )
}
