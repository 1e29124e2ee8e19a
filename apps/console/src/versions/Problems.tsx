import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './versions.css'

type Problem = { level: 'error' | 'warning'; path: string; message: string }

type Props<P extends Problem> = {
  items: readonly P[]
  /** The name of the place. */
  placeOf: (problem: P) => string
  /** Opens the place; without it the name is plain text. */
  onOpen?: ((problem: P) => void) | undefined
  /** Content after the message. */
  children?: (problem: P) => ReactNode
}

/** The problems of a draft, each with its place. */
export default function Problems<P extends Problem>({ items, placeOf, onOpen, children }: Props<P>) {
  const { t } = useTranslation()
  return (
    <ul className="versions-problems">
      {items.map((problem) => {
        const { level, path, message } = problem
        const error = level === 'error'
        return (
          <li key={`${path} ${message}`} data-level={level}>
            {error ? <CloseCircleOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
            <span>
              {onOpen ? (
                <button type="button" className="ui-text-link" onClick={() => onOpen(problem)}>
                  {placeOf(problem)}
                </button>
              ) : (
                <strong>{placeOf(problem)}</strong>
              )}
              <span className="sr-only"> {error ? t('versions.error') : t('versions.warning')}</span>
              <span> {message}</span>
              {children?.(problem)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
