import { ReloadOutlined } from '@ant-design/icons'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskedWords } from '../../../flow/console/tree/useAskedWords.ts'

/**
 * The path that the request would take if everybody agreed, computed by the code that will run it. It depends only on
 * the entered values, so other events do not reload it: after submission it is not needed any more.
 */
const once = { keep: true, staleTime: 'static', gcTime: 0 } as const

export default function Way({ body }: { body: BodyOf<'OaExamine/Preview'> }) {
  const { t } = useTranslation()
  const word = useWord()
  const { data, error, isFetching, refetch } = useRead('OaExamine/Preview', body, once)
  const { asked, unable } = useAskedWords()
  const stepText = (step: NonNullable<typeof data>['steps'][number]) => {
    const { type, how } = step
    if (step.people.length > 0) return asked(step)
    // Somebody will be asked there who is not picked yet.
    if ((type === 'approve' || type === 'handle') && (how === null || how === 'votes')) return t('request.toBePicked')
    return how === null ? t('request.nobody') : word(`request.how.${how}`, how)
  }
  return (
    <section className="start-way" aria-labelledby="start-way" aria-busy={isFetching}>
      <header>
        <h2 id="start-way">{t('request.way')}</h2>
        <Button
          type="text"
          icon={<ReloadOutlined aria-hidden="true" spin={isFetching} />}
          aria-label={t('request.wayAgain')}
          onClick={() => void refetch()}
        />
      </header>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && (
        <ol className="ui-lines start-steps">
          <li data-type="start">
            <strong>{t('request.field.initiator_name')}</strong>
            <span>{t('request.me')}</span>
          </li>
          {data.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are always replaced as a whole
            <li key={at} data-type={step.type} data-passed={step.how === 'empty' || undefined}>
              <strong>{step.name || word(`request.nodeTypes.${step.type}`, step.type)}</strong>
              <small>{word(`request.nodeTypes.${step.type}`, step.type)}</small>
              <span>{stepText(step)}</span>
              {step.unable.length > 0 && <Alert type="warning" showIcon title={unable(step)} />}
            </li>
          ))}
          {!data.stopped && (
            <li data-type="end">
              <strong>{t('examine.end')}</strong>
            </li>
          )}
        </ol>
      )}
      {data && data.skipped.length > 0 && (
        <details className="start-skipped">
          <summary>{t('request.skipped', { count: data.skipped.length })}</summary>
          <ul>
            {data.skipped.map(({ node, name, type, why }) => (
              <li key={node}>
                {name || word(`request.nodeTypes.${type}`, type)}
                <small>{t(`request.skippedWhy.${why}`)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {data?.stopped && <Alert type="warning" showIcon title={data.stopped.message} />}
      <p className="ui-note">{t('request.waySays')}</p>
    </section>
  )
}

type Body = BodyOf<'OaExamine/Preview'>

/** Milliseconds after the last change until the path is requested again. */
const PAUSE = 800

/** The body for requesting the path: first the initial values, then the current ones after each change and a pause. */
export function useWayBody(read: () => Body) {
  const [body, setBody] = useState<Body>()
  const [changes, setChanges] = useState(0)
  const ask = useEffectEvent(() => setBody(read()))
  useEffect(() => {
    const timer = setTimeout(ask, changes === 0 ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [changes])
  return {
    body,
    /** Called after a change. */
    note: () => setChanges((count) => count + 1),
  }
}
