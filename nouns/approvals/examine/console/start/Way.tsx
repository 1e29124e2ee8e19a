import { ReloadOutlined } from '@ant-design/icons'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Alert, Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAskedWords } from '../../../flow/console/tree/useAskedWords.ts'

/**
 * The way that the request would take if everybody agreed, told by the code that will run it. It answers what is filled in,
 * and is not asked again by what happens elsewhere: once the request is submitted there is nothing to tell any more.
 */
const once = { keep: true, staleTime: 'static', gcTime: 0 } as const

export default function Way({ body }: { body: BodyOf<'OaExamine/Preview'> }) {
  const { t } = useTranslation()
  const word = useWord()
  const { data, error, isFetching, refetch } = useRead('OaExamine/Preview', body, once)
  const { asked, unable } = useAskedWords()
  const says = (step: NonNullable<typeof data>['steps'][number]) => {
    const { type, how } = step
    if (step.people.length > 0) return asked(step)
    // Somebody will be asked there, who is not picked yet.
    if ((type === 'approve' || type === 'handle') && (how === null || how === 'votes')) return t('requests.toBePicked')
    return how === null ? t('requests.nobody') : word(`requests.how.${how}`, how)
  }
  return (
    <section className="start-way" aria-labelledby="start-way" aria-busy={isFetching}>
      <header>
        <h2 id="start-way">{t('requests.way')}</h2>
        <Button
          type="text"
          icon={<ReloadOutlined aria-hidden="true" spin={isFetching} />}
          aria-label={t('requests.wayAgain')}
          onClick={() => void refetch()}
        />
      </header>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && (
        <ol className={isFetching ? 'start-steps reg-dim' : 'start-steps'}>
          <li data-type="start">
            <strong>{t('requests.initiator')}</strong>
            <span>{t('requests.me')}</span>
          </li>
          {data.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is told anew as a whole
            <li key={at} data-type={step.type} data-passed={step.how === 'empty' || undefined}>
              <strong>{step.name || word(`requests.nodeTypes.${step.type}`, step.type)}</strong>
              <small>{word(`requests.nodeTypes.${step.type}`, step.type)}</small>
              <span>{says(step)}</span>
              {step.unable.length > 0 && <Alert type="warning" showIcon title={unable(step)} />}
            </li>
          ))}
          {!data.stopped && (
            <li data-type="end">
              <strong>{t('requests.end')}</strong>
            </li>
          )}
        </ol>
      )}
      {data && data.skipped.length > 0 && (
        <details className="start-skipped">
          <summary>{t('requests.skipped', { count: data.skipped.length })}</summary>
          <ul>
            {data.skipped.map(({ node, name, type, why }) => (
              <li key={node}>
                {name || word(`requests.nodeTypes.${type}`, type)}
                <small>{t(`requests.skippedWhy.${why}`)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {data?.stopped && <Alert type="warning" showIcon title={data.stopped.message} />}
      <p className="ui-note">{t('requests.waySays')}</p>
    </section>
  )
}
