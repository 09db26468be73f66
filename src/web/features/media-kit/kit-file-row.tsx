// One file of a kit: what it is, its download, and the form that describes it.
import { useMutation } from '@tanstack/react-query'
import { Download, File as FileIcon, Image, Pencil, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AssetRow } from '#contract/tables.ts'
import { kitKindNames, splitName } from '#domain/media-kit/kit-file.ts'
import { formatBytes, hasThumbnail } from '#domain/media-kit/kit-type.ts'
import { canHoldWords } from '#domain/pictures/write-words.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { KitFileForm } from './kit-file-form.tsx'
import { downloadKitFile } from './media-kit-api.ts'
import { describeFormatLimits } from './media-kit-messages.ts'
import { type useKitChanges, useThumbnail } from './use-media-kit.ts'

interface KitFileRowProps {
  file: AssetRow
  mayEdit: boolean
  changes: ReturnType<typeof useKitChanges>
}

export function KitFileRow({ file, mayEdit, changes }: KitFileRowProps) {
  const [isOpen, setOpen] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const download = useMutation({
    mutationFn: () => downloadKitFile(file),
    onError: showRefusal,
  })
  const close = () => {
    setOpen(false)
    editButton.current?.focus()
  }
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-3">
        <Thumbnail file={file} />
        <div className="min-w-0 flex-1">
          <p className="text-14 font-medium wrap-anywhere">{file.file_name}</p>
          <Description file={file} />
        </div>
        <div className="flex shrink-0 max-sm:basis-full max-sm:pl-[3.75rem]">
          <IconButton
            icon={Download}
            label={`Download ${file.file_name}`}
            onClick={() => download.mutate()}
          />
          {mayEdit && (
            <>
              <IconButton
                ref={editButton}
                icon={Pencil}
                label={`Edit ${file.file_name}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              />
              <IconButton
                icon={Trash2}
                label={`Delete ${file.file_name}`}
                disabled={changes.remove.isPending}
                onClick={() => changes.remove.mutate(file)}
              />
            </>
          )}
        </div>
      </div>
      {isOpen && mayEdit && (
        <KitFileForm
          file={file}
          onSave={(given) => changes.change.mutateAsync({ id: file.id, given }).then(close)}
          onCancel={close}
        />
      )}
    </li>
  )
}

function Description({ file }: { file: AssetRow }) {
  const { kind, bytes, caption, credit, rights } = file
  const about = [
    kind === 'file' ? describeFormat(file.file_name) : kitKindNames[kind],
    formatBytes(bytes),
    credit && `Credit: ${credit}`,
    rights,
  ]
  return (
    <>
      <p className="text-13 text-ink-soft wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
      {caption && <p className="mt-1 line-clamp-3 text-13 wrap-anywhere">{caption}</p>}
      {file.mime_type.startsWith('image/') && !canHoldWords(file.mime_type) && (
        <p className="text-13 text-ink-soft">
          {describeFormatLimits(describeFormat(file.file_name), file.mime_type)}
        </p>
      )}
      {kind !== 'file' && kind !== 'logo' && credit === '' && (
        <p className="text-13 text-warn">No credit yet. Editors will ask for one.</p>
      )}
    </>
  )
}

/** "PDF", "MP4". */
const describeFormat = (name: string): string => splitName(name)[1].slice(1).toUpperCase() || 'File'

function Thumbnail({ file }: { file: AssetRow }) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenSeen(box)
  const { data } = useThumbnail(file.path, isSeen && hasThumbnail(file.mime_type))
  const url = useObjectUrl(data)
  const Icon = file.mime_type.startsWith('image/') ? Image : FileIcon
  return (
    <div
      ref={box}
      className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-fill text-ink-soft"
    >
      {url === undefined ? (
        <Icon size={20} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={url} alt={file.alt} className="size-full object-contain" />
      )}
    </div>
  )
}

/** Loads only the thumbnails in view: a kit can be long. */
function useHasBeenSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return blob && url
}
