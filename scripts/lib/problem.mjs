/**
 * A failure that the user can act on: `message` is one line, shown without a stack trace, after the `details` if any.
 */
export class Problem extends Error {
  name = 'Problem'
  details = ''
}

const causes = [
  [/ENOSPC|no space left/i, (place) => `The disk that holds ${place} is full: free about 1 GB and start again.`],
  [/EDQUOT|quota exceeded/i, (place) => `The disk quota for ${place} is used up: free about 1 GB and start again.`],
  [/EROFS|read-only file system/i, (place) => `${place} is on a read-only disk: copy it to a writable one.`],
  [/EACCES|EPERM|permission denied/i, (place) => `No permission to write in ${place}: correct its owner.`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|E50\d|network/,
    () => 'npm cannot reach its registry: check the network or the proxy of npm and start again.',
  ],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CERT_/,
    () => "npm does not trust its registry's certificate: check the cafile setting of npm.",
  ],
  [/E404|ETARGET|EBADPLATFORM/, (_, text) => `npm finds no fitting package: ${firstError(text)}`],
]

function firstError(text) {
  const lines = text.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
  return lines.find((line) => line && !line.startsWith('code ')) ?? 'no message'
}

/** Turns a failed file operation, or npm's output, into one clear line. */
export function explain(failure, place, what = 'npm failed') {
  if (failure instanceof Problem) return failure
  const text = typeof failure === 'string' ? failure : (failure.code ?? '')
  const cause = causes.find(([pattern]) => pattern.test(text))
  if (cause) return new Problem(cause[1](place, text))
  return typeof failure === 'string' ? new Problem(`${what}: ${firstError(text)}`) : failure
}

/** Runs a script's main function; a Problem ends it with one line and exit code 1. */
export async function main(run, place) {
  try {
    await run()
  } catch (error) {
    const explained = explain(error, place)
    if (explained.details) console.error(`\n${explained.details}`)
    console.error(explained instanceof Problem ? `\n${explained.message}` : explained)
    process.exitCode = 1
  }
}
