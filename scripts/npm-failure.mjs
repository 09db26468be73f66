// Turns what npm printed when it failed into one sentence that says what to do.
const again = 'then run the same command again.'

const causes = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    sentence: () => `The disk is full. Free at least 1.5 GB for the packages, ${again}`,
  },
  {
    codes: ['EROFS', 'EACCES', 'EPERM'],
    sentence: ({ root }) =>
      `npm can't write to ${root} or to its own cache. Make both writable for your user (or copy the checkout to a folder of yours), ${again}`,
  },
  {
    codes: [
      'ENOTFOUND',
      'EAI_AGAIN',
      'ECONNREFUSED',
      'ECONNRESET',
      'ENETUNREACH',
      'EHOSTUNREACH',
      'ETIMEDOUT',
      'ERR_SOCKET_TIMEOUT',
      'ENOTCACHED',
    ],
    sentence: ({ registry }) =>
      `The packages couldn't be downloaded: there is no connection to ${registry}. Check your network or proxy, ${again}`,
  },
  {
    codes: [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
    ],
    sentence: ({ registry }) =>
      `npm doesn't trust the certificate of ${registry}, often because of a company proxy. Set NODE_EXTRA_CA_CERTS to the proxy's certificate file, ${again}`,
  },
  {
    codes: ['EINTEGRITY', 'TAR_BAD_ARCHIVE', 'Z_DATA_ERROR', 'Z_BUF_ERROR'],
    sentence: () =>
      `A downloaded package is damaged. Empty npm's cache with "npm cache clean --force", ${again}`,
  },
  {
    codes: ['E404', 'ETARGET', 'E403', 'E401'],
    sentence: ({ registry, detail }) =>
      `${registry} doesn't offer one of the packages${detail ? ` (${detail})` : ''}. Check that npm uses a registry with all of npm's packages, ${again}`,
  },
  {
    codes: ['EUSAGE'],
    sentence: () =>
      'package-lock.json does not match package.json. Restore both with "git checkout package.json package-lock.json", or make the lock anew (CONTRIBUTING, Packages).',
  },
]

/** npm's own code for the failure, or none where it printed no code. */
export function npmErrorCode(output) {
  return output.match(/npm (?:error|ERR!) code (\S+)/)?.[1]
}

export function explainNpmFailure(output, { root, registry = 'the npm registry' }) {
  const code = npmErrorCode(output)
  // Some failures reach npm through a program it ran; their cause appears only in the text.
  const cause =
    causes.find(({ codes }) => codes.includes(code)) ??
    causes.find(({ codes }) => codes.some((known) => new RegExp(`\\b${known}\\b`).test(output)))
  const detail =
    output.match(/'([^'\s]+@[^'\s]+)'/)?.[1] ?? output.match(/npm (?:error|ERR!) 404\s+'?(\S+@\S+?)'?\s/)?.[1]
  if (cause) return cause.sentence({ root, registry, detail })
  const lastLines = output.trim().split('\n').slice(-12).join('\n')
  return `${lastLines}\nThe packages couldn't be installed; npm's reason is above. Fix it, ${again}`
}
