// Finds the texts of a source file that users can see: sentences, labels and messages, not names, styles, queries or addresses.
import { parseSync } from 'vite'

/** Attributes and calls whose strings are for machines. */
const machineAttributes =
  /^(?:className|class|d|href|to|src|id|htmlFor|name|type|role|rel|target|viewBox|fill|stroke\w*|xmlns|key|autoComplete|inputMode|mode|variant|size|tone|side|align|width|height|style|method|action|encType|data-[\w-]+)$/
const machineCalls =
  /^(?:classNames|query|tx|RegExp|require|import|querySelector(?:All)?|getElementById|createElement|setAttribute|getAttribute|addEventListener|removeEventListener|matchMedia|words|console|warn|error|info|log|select|eq|from|rpc)$/
const machineTypes = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSLiteralType',
  'TSEnumMember',
  'TSImportType',
])

const isStatement =
  /^\s*(?:--|select\b|insert\b|update\b|delete\b|create\b|alter\b|with\b|begin\b|set\b|grant\b|drop\b|on conflict)/i
const isStyle = /^[\s\w\-:/[\]().,!&>*_#%+'=@|^~]+$/
const looksLikeStyle = (text) =>
  isStyle.test(text) &&
  text.split(/\s+/).every((word) => /^[!-]?[a-z@[&*>_]/.test(word)) &&
  /[-:[\]/]/.test(text)
const isAddress = /^(?:[a-z]+:\/\/|[/#.@][\w./:{}*-]*$|[\w-]+\/[\w.+-]+$|data:|\w+\.\w+$)/

const isPattern = /\(\?|\\[bpsdwuSDWP]|\p{L}\|\p{L}/u

/** Whether a string is likely to be shown to users. */
export function isShownText(text) {
  const trimmed = text.trim()
  if (!/\p{L}{2}/u.test(trimmed) || [isStatement, isAddress, isPattern].some((kind) => kind.test(trimmed)))
    return false
  if (/\s/.test(trimmed)) return !looksLikeStyle(trimmed) && /\p{L}{2,}[^\p{L}]+\p{L}/u.test(trimmed)
  return /^\p{Lu}\p{Ll}+[.!?…:]?$/u.test(trimmed)
}

/** The texts of a file with their lines. A placeholder for a value is written as {…}. */
export function readTexts(name, source) {
  const found = []
  const lineAt = lineFinder(source)
  const add = (text, start) => {
    const flat = text.replace(/\s+/g, ' ').trim()
    if (isShownText(flat)) found.push({ line: lineAt(start), text: flat })
  }
  visit(parseSync(name, source).program, add)
  return found
}

function visit(node, add) {
  if (Array.isArray(node)) for (const each of node) visit(each, add)
  else if (isNode(node) && !isForMachines(node)) {
    const text = textOf(node)
    if (text !== undefined) add(text, node.start)
    for (const [key, value] of Object.entries(node)) if (!isName(node, key)) visit(value, add)
  }
}

const isNode = (value) => value !== null && typeof value === 'object'

/** A property name is not text, a source is an address, and the parts of a template were read as one. */
function isName(node, key) {
  return (key === 'key' && !node.computed) || key === 'source' || key === 'typeAnnotation' || key === 'quasis'
}

function textOf(node) {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}')
}

function isForMachines(node) {
  if (machineTypes.has(node.type)) return true
  if (node.type === 'JSXAttribute') return machineAttributes.test(nameOf(node.name))
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return machineCalls.test(nameOf(node.callee))
  if (node.type === 'TaggedTemplateExpression') return true
  return false
}

function nameOf(node) {
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  if (node?.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`
  return node?.name ?? ''
}

function lineFinder(source) {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
