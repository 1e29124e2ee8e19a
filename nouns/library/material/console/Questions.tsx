import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { stepsOf } from '@shouya/console/filling/stepsOf.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { type FormHandle, InvalidForm } from '@shouya/forms-react/renderer/formHandle'
import { Alert, Button, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MaterialReader.module.css'

/** The questions at the end of a document, once it is read. */
export default function Questions({ id, isRead }: { id: number; isRead: boolean }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('File/GetQuestions', { id }, { enabled: isRead })
  const [result, setResult] = useState<Result>()
  const [round, setRound] = useState(0)
  return (
    <section className={styles.section} aria-label={t('material.questions')}>
      <h3>{t('material.questions')}</h3>
      {!isRead ? (
        <p className="ui-note">{t('material.questionsLater')}</p>
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active />
      ) : result || data.tries_left === 0 ? (
        <Outcome
          result={
            result ?? { ...data, score: data.score ?? 0, passed: (data.score ?? 0) >= data.pass_score, wrong: [] }
          }
          onAgain={() => {
            setRound(round + 1)
            setResult(undefined)
          }}
        />
      ) : (
        <Sheet key={round} id={id} asked={data} onDone={setResult} />
      )}
    </section>
  )
}

type Result = { score: number; passed: boolean; tries_left: number; wrong: string[] }

function Outcome({ result, onAgain }: { result: Result; onAgain: () => void }) {
  const { t } = useTranslation()
  const { score, passed, tries_left, wrong } = result
  return (
    <Alert
      type={passed ? 'success' : 'warning'}
      showIcon
      role="status"
      title={`${t('material.scored', { score })} · ${passed ? t('material.passed') : t('material.failed')}`}
      description={wrong.length > 0 && t('material.wrong', { names: wrong.join(mark('、')) })}
      action={tries_left > 0 && <Button onClick={onAgain}>{t('material.again')}</Button>}
    />
  )
}

type Asked = { document: string; pass_score: number; tries_left: number }

function Sheet({ id, asked, onDone }: { id: number; asked: Asked; onDone: (result: Result) => void }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(asked.document)
  const host = useFormHost(document)
  const form = useRef<FormHandle>(null)
  const answer = useAction('File/Answer', {
    refreshes: ['Remind'],
    quiet: ({ issues }) => issues.length > 0,
    onSuccess: onDone,
    onError: ({ issues }: ApiError) =>
      form.current?.refuse(issues.map(({ path, message }) => ({ path: stepsOf(path), message }))),
  })
  const submit = () =>
    form.current?.submit().catch((failure: unknown) => {
      // Errors are already shown at their fields.
      if (!(failure instanceof InvalidForm)) throw failure
    })
  return (
    <div className={styles.questions}>
      <p className="ui-note">{t('material.questionsSay', { pass: asked.pass_score, left: asked.tries_left })}</p>
      <FormView
        ref={form}
        document={document}
        host={host}
        lang={lang}
        onSubmit={(values: Values) => answer.mutate({ id, data: JSON.parse(JSON.stringify(values)) })}
      />
      <div className="ui-buttons">
        <Button type="primary" loading={answer.isPending} onClick={submit}>
          {t('material.answer')}
        </Button>
      </div>
    </div>
  )
}
