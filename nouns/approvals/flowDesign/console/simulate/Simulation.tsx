import type { Definition } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import type { Values } from '@shouya/forms/document'
import { mockValues } from '@shouya/forms/mockValues'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Drawer, Empty } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowProblems from '../../../flow/console/FlowProblems.tsx'
import type { FlowRecord } from '../../../flow/console/flowList.ts'
import { useKnown } from '../../../flow/console/words/known.ts'
import { useDefinition } from '../FlowContext.ts'
import { Field } from '../panels/controls.tsx'
import PeopleSelect from '../panels/PeopleSelect.tsx'
import SimulatedWay from './SimulatedWay.tsx'
import type { Tried } from './tried.ts'

type Props = {
  flow: FlowRecord
  onTried: (tried: Tried | undefined) => void
  onPlace: (id: string) => void
  onClose: () => void
}

/** Simulates a request on the draft of the flow: who would be asked, in which order, and where it stops. */
export default function Simulation({ flow, onTried, onPlace, onClose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { form } = useKnown()
  const [open, setOpen] = useState(true)
  return (
    <Drawer
      title={t('flowDesign.simulate.title')}
      open={open}
      size={phone ? '100%' : 640}
      mask={phone}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {form ? (
        <Sample flow={flow} document={form.document} onTried={onTried} onPlace={onPlace} />
      ) : (
        <Empty description={t('flow.formNotPublished')} />
      )}
    </Drawer>
  )
}

type SampleProps = Omit<Props, 'onClose'> & { document: Parameters<typeof FormView>[0]['document'] }

function Sample({ flow, document, onTried, onPlace }: SampleProps) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const user = useUser()
  const definition = useDefinition()
  const host = useFormHost(document)
  const handle = useRef<FormHandle>(null)
  const [initiator, setInitiator] = useState<number>(user.id)
  const [given, setGiven] = useState<{ no: number; values: Values }>({ no: 0, values: {} })
  const { data, mutate, isPending, error } = useMutation<
    DataOf<'OaFlow/Simulate'>,
    ApiError,
    BodyOf<'OaFlow/Simulate'>
  >({
    mutationFn: (body) => call('OaFlow/Simulate', body),
    onSuccess: ({ run }) => onTried(run ? { definition, run } : undefined),
  })
  const [picks, setPicks] = useState<SimulatedPicks>({})
  const fill = () => {
    const no = given.no + 1
    setGiven({ no, values: mockValues(document, host.sources, no).values })
  }
  const run = () =>
    mutate({
      id: flow.id,
      form_id: flow.form_id,
      definition,
      initiator_id: initiator,
      data: handle.current?.peek() ?? {},
      // Picks for removed nodes, or nodes without picking, are not sent.
      picks: Object.fromEntries(
        definition.start.picks.flatMap((node) => (picks[node]?.length ? [[node, [...picks[node]]]] : [])),
      ),
    })
  return (
    <div className="flow-panel">
      <p className="ui-note">{t('flowDesign.simulate.says')}</p>
      <Field label={t('flow.initiator.id')}>
        {(id) => (
          <PeopleSelect
            id={id}
            purpose="copy"
            most={1}
            required
            value={[initiator]}
            onChange={([next]) => next !== undefined && setInitiator(next)}
          />
        )}
      </Field>
      <SimulatedPicks definition={definition} picks={picks} onChange={setPicks} />
      <div className="flow-inline">
        <Button onClick={fill}>{t('flowDesign.simulate.fill')}</Button>
        <Button type="primary" loading={isPending} onClick={run}>
          {t('flowDesign.simulate.run')}
        </Button>
      </div>
      {error && <Alert type="error" role="alert" showIcon title={error.issues[0]?.message ?? error.message} />}
      {data && (
        <section aria-label={t('flowDesign.simulate.result')} aria-live="polite">
          {data.problems.length > 0 && (
            <FlowProblems
              definition={definition}
              items={data.problems}
              onOpen={({ node }) => node !== null && onPlace(node)}
            />
          )}
          {data.run ? (
            <SimulatedWay run={data.run} onPlace={onPlace} />
          ) : (
            <Alert type="error" title={t('flowDesign.simulate.refused')} />
          )}
        </section>
      )}
      <h3 className="ui-heading">{t('flowDesign.simulate.form')}</h3>
      <FormView key={given.no} ref={handle} document={document} host={host} lang={lang} values={given.values} />
    </div>
  )
}

type SimulatedPicks = Readonly<Record<string, readonly number[]>>

type SimulatedPicksProps = { definition: Definition; picks: SimulatedPicks; onChange: (picks: SimulatedPicks) => void }

/** The picks of the simulated initiator; by default the first person allowed. */
function SimulatedPicks({ definition, picks, onChange }: SimulatedPicksProps) {
  const { t } = useTranslation()
  return entriesOf(definition).flatMap(({ node }) => {
    const rule = 'who' in node ? node.who.find((each) => each.rule === 'initiatorPick') : undefined
    if (rule?.rule !== 'initiatorPick') return []
    return (
      <Field
        key={node.id}
        label={t('flowDesign.simulate.pick', { name: node.name ?? '' })}
        hint={t('flowDesign.simulate.pickHint')}
      >
        {(id) => (
          <PeopleSelect
            id={id}
            purpose="task"
            most={rule.max}
            value={picks[node.id] ?? []}
            onChange={(users) => onChange({ ...picks, [node.id]: users })}
          />
        )}
      </Field>
    )
  })
}
