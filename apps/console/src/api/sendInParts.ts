import type { uploadedFile, uploadPart } from '@shouya/contract/uploads'
import { ApiError } from './ApiError.ts'
import { newKey } from './newKey.ts'
import { type SendOptions, send } from './send.ts'

type Uploaded = (typeof uploadedFile)['_output']
type State = (typeof uploadPart)['_output']

type Watched = {
  /** How much has arrived, 0 to 100. */
  onProgress: (percent: number) => void
  /** The network is lost, or back. */
  onPause: (paused: boolean) => void
  signal: AbortSignal
}

const PATIENCE = 60_000
/** The server joins, scans and stores what has arrived. */
const FINISH = 300_000
/** Milliseconds between two attempts while there is no network. */
const AGAIN = 3_000

/** What the device calls the file: the same one continues an upload that was broken off, also after the page was loaded again. */
const markOf = ({ name, lastModified }: File): string => `${lastModified} ${name}`.slice(0, 100)

/**
 * Uploads a video in parts. Without a network it waits and goes on where it was; the server says how much it has. An abort gives
 * the upload up there, too.
 */
export async function sendInParts(
  file: File,
  folder: string,
  { onProgress, onPause, signal }: Watched,
): Promise<Uploaded> {
  const post = async (path: string, body: BodyInit, type: string, timeout = PATIENCE): Promise<unknown> => {
    const options: SendOptions = { body, type, key: newKey(), timeout, signal }
    return (await patiently(() => send(`Common/${path}`, options), onPause, signal)).Data
  }
  const json = (path: string, body: object, timeout?: number) =>
    post(path, JSON.stringify(body), 'application/json', timeout)
  const begin = { name: file.name, size: file.size, mark: markOf(file), folder }
  let state = (await json('UploadStart', begin)) as State
  const { id } = state
  const giveUp = () =>
    void send('Common/UploadCancel', {
      ...{ body: JSON.stringify({ id }), type: 'application/json', key: newKey(), timeout: PATIENCE },
    }).catch(() => undefined)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    while (state.received < file.size) {
      onProgress(Math.floor((100 * state.received) / file.size))
      const part = file.slice(state.received, state.received + state.part)
      const place = `UploadPart?id=${id}&offset=${state.received}`
      state = (await post(place, part, 'application/octet-stream')) as State
    }
    return (await json('UploadFinish', { id }, FINISH)) as Uploaded
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** Repeats a call as long as the network is what fails it. */
async function patiently<T>(
  attempt: () => Promise<T>,
  onPause: (paused: boolean) => void,
  signal: AbortSignal,
): Promise<T> {
  for (let paused = false; ; ) {
    try {
      const answer = await attempt()
      if (paused) onPause(false)
      return answer
    } catch (error) {
      const isNetwork = error instanceof ApiError && ['Network', 'TimedOut', 'Unreadable'].includes(error.name)
      if (!isNetwork || signal.aborted) throw error
      paused = true
      onPause(true)
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
      signal.throwIfAborted()
    }
  }
}
