// The export formats in menu order: Word first.
import { Code, FileText, FileType, Hash, type LucideIcon, Mail, Printer } from 'lucide-react'

export type ExportFormat = 'word' | 'pdf' | 'markdown' | 'html' | 'text' | 'mail'

interface ExportEntry {
  format: ExportFormat
  icon: LucideIcon
  /** In a menu that already says "Export". */
  label: string
  /** For places without that context. */
  command: string
}

export const exportEntries: readonly ExportEntry[] = [
  { format: 'word', icon: FileType, label: 'Word (.docx)', command: 'Export to Word' },
  { format: 'pdf', icon: Printer, label: 'PDF or print', command: 'Export as PDF or print' },
  { format: 'markdown', icon: Hash, label: 'Markdown (.md)', command: 'Export as Markdown' },
  { format: 'html', icon: Code, label: 'Web page (.html)', command: 'Export as web page' },
  { format: 'text', icon: FileText, label: 'Plain text (.txt)', command: 'Export as plain text' },
  { format: 'mail', icon: Mail, label: 'Copy for email', command: 'Copy for email' },
]
