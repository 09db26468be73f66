// Reads package-lock.json and returns what other machines would miss. npm writes into a lock only the native builds that
// the registry offers at that moment, and installs the rest of the package without an error where a build is absent.
export const platforms = [
  { name: 'Linux x64', os: 'linux', cpu: 'x64' },
  { name: 'Linux arm64', os: 'linux', cpu: 'arm64' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
]

const systems = {
  linux: 'linux',
  darwin: 'darwin',
  macos: 'darwin',
  win32: 'win32',
  win: 'win32',
  windows: 'win32',
}
const otherWords = [
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'wasm32',
  'wasi',
  'webcontainers',
]
const libraries = ['gnu', 'musl', 'msvc', 'eabi', 'gnueabihf', 'musleabihf']
const processors = ['x64', 'arm64', 'arm', 'ia32', 'x86', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el']

/** One sentence per fault; none means that `npm ci` works on every platform above. */
export function lockFaults(lock, allowedScripts = {}) {
  const packages = Object.entries(lock.packages)
  return [
    ...packages.flatMap(([path, entry]) => faultsOf(lock, path, entry)),
    ...packages.flatMap(([path, entry]) => scriptFault(path, entry, allowedScripts)),
  ]
}

function faultsOf(lock, path, entry) {
  const owner = nameOf(path)
  const declared = Object.keys(entry.optionalDependencies ?? {}).map((name) => readBuild(lock, path, name))
  const families = Object.groupBy(
    declared.filter((build) => build.cpu),
    (build) => build.family,
  )
  // A build may bring parts of its own; they need to serve only the machines that the build itself serves.
  const served = platforms.filter((platform) => serves(entry, platform))
  const missing = Object.values(families).flatMap((builds) =>
    served
      .filter((platform) => !builds.some((build) => build.isLocked && fits(build, platform)))
      .map((platform) => {
        const named = builds.find((build) => fits(build, platform))?.name ?? `a build like ${builds[0].name}`
        return { platform, name: named }
      }),
  )
  const names = new Set(missing.map(({ name }) => name))
  return [
    ...missing.map(
      ({ platform, name }) => `${owner} has no build for ${platform.name}: ${name} is not in the lock`,
    ),
    ...declared
      .filter((build) => !build.isLocked && !names.has(build.name))
      .map((build) => `${owner} declares ${build.name}, which is not in the lock: npm ci refuses that`),
  ]
}

/** A script can fetch a build that no lock knows, so each one is allowed by name. */
function scriptFault(path, entry, allowed) {
  const name = nameOf(path)
  if (!entry.hasInstallScript || allowed[name]) return []
  return [`${name} runs a script when it is installed and is not in allowScripts`]
}

function readBuild(lock, owner, name) {
  const entry = resolve(lock, owner, name)
  const words = name.replace('linuxmusl', 'linux-musl').split(/[^a-z0-9]+/)
  const isPlatformWord = (word) =>
    word in systems || [...otherWords, ...libraries, ...processors].includes(word)
  const stem = words.filter((word) => !isPlatformWord(word)).join('-')
  return {
    name,
    isLocked: Boolean(entry),
    os: entry?.os ?? words.map((word) => systems[word]).find(Boolean),
    cpu: entry?.cpu ?? words.find((word) => processors.includes(word)),
    isMusl: (entry?.libc ?? words).includes('musl'),
    // Builds of one program share its command, or else all of their name but the platform.
    family: Object.keys(entry?.bin ?? {}).join() || stem,
  }
}

function fits(build, platform) {
  return list(build.os).includes(platform.os) && list(build.cpu).includes(platform.cpu) && !build.isMusl
}

function serves({ os, cpu, libc }, platform) {
  return (
    (!os || list(os).includes(platform.os)) &&
    (!cpu || list(cpu).includes(platform.cpu)) &&
    !list(libc).includes('musl')
  )
}

/** As Node looks for a package: in the owner's own folder first, then outward. */
function resolve(lock, owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

function nameOf(path) {
  return path.split('node_modules/').at(-1) || 'package.json'
}

function list(value) {
  return [value ?? []].flat()
}
