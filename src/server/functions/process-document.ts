// process-document: reads an uploaded .txt, .doc or .docx into text and HTML. Nothing is stored, and the file name is never used as a path.
import { acceptsUpload, isUploadTooLarge } from '#domain/document/upload.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { jsonAnswer } from './word-answer.ts'

export async function processDocument({ input: file, user, deps, signal }: Call<File>): Promise<Response> {
  const { uploadMb } = deps.config.word
  if (!acceptsUpload(file.name, file.type)) throw functionErrors.upload('invalid_file_type')
  if (isUploadTooLarge(file.size, uploadMb)) throw functionErrors.fileTooLarge(uploadMb)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const upload = { bytes, name: file.name, mime: file.type }
  return jsonAnswer(deps.word.readUpload(upload, { account: user.id, signal }), functionErrors.processFailed)
}
