import { useTranslation } from 'react-i18next'
import styles from './MaterialReader.module.css'
import type { ReadDetail } from './materialList.ts'

type Props = {
  files: ReadDetail['files']
  /** Seconds seen of each. */
  seen: ReadDetail['videos']
  onPlay: (file: number, position: number, stops: boolean) => void
}

/** The videos of a document: they go on where their reader was, and the server hears how far they are. */
export default function Videos({ files, seen, onPlay }: Props) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <div className={styles.videos}>
      {files.map(({ id, url, name, seconds }) => (
        <figure key={id}>
          <video
            className={styles.video}
            src={url}
            controls
            preload="metadata"
            aria-label={name}
            {...{ controlsList: 'nodownload' }}
            onLoadedMetadata={({ currentTarget }) => {
              const from = seen[id] ?? 0
              // What was seen to its end begins anew.
              if (seconds !== null && from < seconds - 2) currentTarget.currentTime = from
            }}
            onTimeUpdate={({ currentTarget }) => onPlay(id, currentTarget.currentTime, false)}
            onPause={({ currentTarget }) => onPlay(id, currentTarget.currentTime, true)}
            onEnded={({ currentTarget }) => onPlay(id, currentTarget.currentTime, true)}
          />
          <figcaption>
            {name}
            {seconds !== null && ` · ${t('material.length', { minutes: Math.ceil(seconds / 60) })}`}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
