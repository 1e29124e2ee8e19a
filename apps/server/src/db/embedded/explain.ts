import { StartError } from './startError.ts'

const full = (place: string) => `The disk that holds ${place} is full: free some space and start again.`
const quota = (place: string) => `The disk quota for ${place} is used up: free some space and start again.`
const readOnly = (place: string) => `${place} is on a read-only disk: name a writable folder in DATA_DIR.`
const forbidden = (place: string) =>
  `No permission to read and write ${place}: correct its owner or name another folder in DATA_DIR.`
const noFolder = (place: string) => `${place} is not a folder: name a folder in DATA_DIR.`
const broken = (place: string) => `The disk that holds ${place} reports an input/output error.`

const byCode: Record<string, (place: string) => string> = {
  ENOSPC: full,
  EDQUOT: quota,
  EROFS: readOnly,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EIO: broken,
}

const byLogText: [RegExp, (place: string) => string][] = [
  [/No space left on device/, full],
  [/Disk quota exceeded/, quota],
  [/Read-only file system/, readOnly],
  [/Permission denied|Operation not permitted/, forbidden],
  [/Input\/output error/, broken],
]

const damage =
  /PANIC:|incompatible with server|invalid checkpoint|could not locate (a valid|required) checkpoint|checksum|could not open (file|directory)|could not read|invalid (magic|data in|record|page|contents)|incorrect|is not a (database cluster|valid)|could not find|bogus/i

/** Turns a failed file operation into one clear line; other errors are our defects and returned unchanged. */
export function explainErrno(error: unknown, place: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? ''
  const line = byCode[code]
  return line ? new StartError(line(place), { cause: error }) : error
}

/** Turns PostgreSQL's last log lines into one clear line. */
export function explainLog(text: string, clusterDir: string, logFile: string): StartError {
  const explanation = byLogText.find(([pattern]) => pattern.test(text))
  if (explanation) return new StartError(explanation[1](clusterDir))
  const reason = /(?:PANIC|FATAL|error): +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? ''
  if (damage.test(text)) {
    return new StartError(
      `The database in ${clusterDir} is damaged (${reason}): restore a backup, see "npm run restore"; details in ${logFile}.`,
    )
  }
  return new StartError(`PostgreSQL did not start (${reason || 'it said nothing'}); details in ${logFile}.`)
}
