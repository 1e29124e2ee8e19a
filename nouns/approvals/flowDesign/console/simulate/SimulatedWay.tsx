import DictTag from '@shouya/console/ui/DictTag.tsx'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { NodeIcon } from '../../../flow/console/tree/NodeIcon.tsx'
import { useAskedWords } from '../../../flow/console/tree/useAskedWords.ts'
import type { Run } from './tried.ts'

type Props = { run: Run; onPlace: (id: string) => void }

/** The path of a simulated request: who is asked at each step, which nodes are skipped, how it ends. */
export default function SimulatedWay({ run, onPlace }: Props) {
  const { t } = useTranslation()
  const { asked, unable } = useAskedWords()
  const name = (step: { node: string; name: string; type: string }) => (
    <button type="button" className="ui-text-link" onClick={() => onPlace(step.node)}>
      {step.name || t(`flow.type.${step.type as 'approve'}`)}
    </button>
  )
  return (
    <>
      <ol className="ui-lines flow-way">
        {run.steps.map((step) => (
          <li key={step.node}>
            <NodeIcon type={step.type as 'approve'} />
            <div>
              {name(step)}
              <div className="ui-note">{asked(step) || t('flowDesign.simulate.nobody')}</div>
              {step.unable.length > 0 && <Alert type="warning" showIcon title={unable(step)} />}
            </div>
          </li>
        ))}
      </ol>
      {run.skipped.length > 0 && (
        <details className="flow-skipped">
          <summary>{t('flowDesign.simulate.skipped', { count: run.skipped.length })}</summary>
          <ul className="ui-lines">
            {run.skipped.map((step) => (
              <li key={step.node}>
                {name(step)} <span className="ui-note">{t(`flowDesign.simulate.why.${step.why}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {run.stopped ? (
        <Alert type="warning" showIcon title={run.stopped.message} description={t('flowDesign.simulate.stopped')} />
      ) : (
        <p>
          {t('flowDesign.simulate.ends')} <DictTag dict="examine_status" value={run.status} />
        </p>
      )}
    </>
  )
}
