// The media kit of a client or a document: its files, running uploads, and the zip of all of them.
import { useMutation } from '@tanstack/react-query'
import { Download, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import type { AssetRow } from '#contract/tables.ts'
import { maxKitFiles } from '#domain/media-kit/kit-file.ts'
import { formatBytes } from '#domain/media-kit/kit-type.ts'
import { canHoldWords } from '#domain/pictures/write-words.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LoadProblem } from '#web/ui/feedback/load-problem.tsx'
import { KitFileRow } from './kit-file-row.tsx'
import type { KitUploads } from './kit-uploads.ts'
import { downloadKit, type KitOwner } from './media-kit-api.ts'
import { kitMessages } from './media-kit-messages.ts'
import { UploadRow } from './upload-row.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useKitChanges, useKitFiles, useKitUploads } from './use-media-kit.ts'

interface MediaKitProps {
  owner: KitOwner
  /** Viewers look and download. */
  mayEdit: boolean
  /** The name of the zip, without its extension. */
  zipName: string
}

export function MediaKit(props: MediaKitProps) {
  return <OpenKit key={`${props.owner.kind} ${props.owner.id}`} {...props} />
}

function OpenKit({ owner, mayEdit, zipName }: MediaKitProps) {
  const { data: files, isError, refetch } = useKitFiles(owner)
  const uploads = useKitUploads(owner)
  const isUploading = useStore(uploads.list).length > 0
  const changes = useKitChanges(owner)
  const area = useRef<HTMLDivElement>(null)
  const isOver = useDroppedFiles(area, mayEdit ? (dropped) => uploads.add(dropped) : undefined)
  if (isError) return <LoadProblem message={kitMessages.loadFailed} onRetry={() => void refetch()} />
  if (files === undefined) return <p role="status">Loading the media kit</p>
  return (
    <div ref={area} className="grid min-w-0 gap-4">
      {mayEdit && <AddFiles uploads={uploads} isOver={isOver} count={files.length} />}
      <Uploads uploads={uploads} />
      {files.length === 0 && !isUploading && (
        <p className="text-14 text-ink-soft">
          {mayEdit
            ? 'No files yet. Editors usually look for a logo, a headshot and a product photo.'
            : 'This media kit has no files yet.'}
        </p>
      )}
      {files.length > 0 && (
        <>
          <ZipButton owner={owner} files={files} zipName={zipName} />
          <ul aria-label="Files in this media kit" className="divide-y divide-line border-y border-line">
            {files.map((file) => (
              <KitFileRow key={file.id} file={file} mayEdit={mayEdit} changes={changes} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface AddFilesProps {
  uploads: KitUploads
  isOver: boolean
  count: number
}

function AddFiles({ uploads, isOver, count }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const isFull = count >= maxKitFiles
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed px-4 py-4',
        isOver ? 'border-accent bg-accent-tint' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files for the media kit"
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button variant="secondary" disabled={isFull} onClick={() => input.current?.click()}>
        <ImagePlus size={16} strokeWidth={1.5} aria-hidden />
        Add files
      </Button>
      <p className="min-w-0 flex-1 basis-48 text-14 text-ink-soft">
        {isFull ? (
          `This media kit has reached its limit of ${maxKitFiles} files.`
        ) : (
          <>
            <span className="pointer-coarse:hidden">
              Or drop logos, headshots, product photos and fact sheets here.{' '}
            </span>
            We remove location data from photos.
          </>
        )}
      </p>
    </div>
  )
}

function Uploads({ uploads }: { uploads: KitUploads }) {
  const list = useStore(uploads.list)
  const going = list.filter(({ problem }) => problem === undefined).length
  return (
    <>
      <p role="status" className="sr-only">
        {going > 0 ? `Uploading ${going} ${going === 1 ? 'file' : 'files'}` : ''}
      </p>
      {list.length > 0 && (
        <ul aria-label="Uploads" className="grid gap-2">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  )
}

function ZipButton({
  owner,
  files,
  zipName,
}: {
  owner: KitOwner
  files: readonly AssetRow[]
  zipName: string
}) {
  const download = useMutation({
    mutationFn: () => downloadKit(owner, `${zipName}-media-kit.zip`),
    onError: showRefusal,
  })
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Download size={16} strokeWidth={1.5} aria-hidden />}
        Download all as zip
      </Button>
      <p className="text-13 text-ink-soft">
        {files.length === 1 ? '1 file' : `${files.length} files`}, {formatBytes(bytes)}, with captions,
        credits and rights in a list{describeInside(files)}
      </p>
    </div>
  )
}

/** Which of the files say it themselves. */
function describeInside(files: readonly AssetRow[]): string {
  const pictures = files.filter(({ mime_type }) => mime_type.startsWith('image/'))
  const able = pictures.filter(({ mime_type }) => canHoldWords(mime_type))
  if (able.length === 0) return ''
  return able.length === pictures.length
    ? ' and embedded in the pictures'
    : ' and embedded in JPEG, PNG, TIFF and WebP pictures'
}
