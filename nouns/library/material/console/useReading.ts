import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { useEffect, useRef, useState } from 'react'
import { BEATS } from '../rules.ts'
import type { Reading } from './materialList.ts'

const SECOND = 1_000
/** The server counts whole seconds by its own clock: the first sign comes a little after them. */
const SPARE = 400

/**
 * Says to the server that a document is looked at, as long as it is in the foreground: the server counts the time (domain 9.1).
 * `play` says how far a video is; `elsewhere`: another document was opened since.
 */
export function useReading(id: number) {
  const [reading, setReading] = useState<Reading>()
  const [elsewhere, setElsewhere] = useState(false)
  const [round, setRound] = useState(0)
  const video = useRef<{ file_id: number; position: number }>(undefined)
  const beatNow = useRef(() => {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round begins anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let began = false
    let wasDone = false
    const later = (seconds: number, work: () => Promise<void>) => {
      clearTimeout(timer)
      timer = setTimeout(() => void work(), seconds * SECOND + SPARE)
    }
    const show = (next: Reading) => {
      if (left) return
      setReading(next)
      const isDone = next.IsRead === 1
      // The list, the bench and its reminder have changed.
      if (isDone && !wasDone && began) void refresh('File', 'Home', 'Remind')
      wasDone = isDone
      began = true
    }
    const beat = async () => {
      try {
        show(await call('File/KeepReading', { id, ...(video.current && { video: video.current }) }))
        later(BEATS.next, beat)
      } catch (error) {
        if ((error as ApiError).name === 'WrongState') setElsewhere(true)
        // Without a network the time does not count; it begins anew.
        else later(BEATS.first, start)
      }
    }
    const start = async () => {
      if (left || document.visibilityState !== 'visible') return
      try {
        show(await call('File/StartReading', { id }))
        setElsewhere(false)
        later(BEATS.first, beat)
      } catch {
        later(BEATS.next, start)
      }
    }
    const look = () => {
      clearTimeout(timer)
      void start()
    }
    beatNow.current = () => {
      if (began && !left) void beat()
    }
    document.addEventListener('visibilitychange', look)
    void start()
    return () => {
      left = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id, round])

  return {
    reading,
    elsewhere,
    resume: () => setRound(round + 1),
    /** A video is at `position`; `stops`: it was paused or has ended, which the server hears at once. */
    play(file_id: number, position: number, stops: boolean) {
      video.current = { file_id, position }
      if (stops) beatNow.current()
    },
  }
}
