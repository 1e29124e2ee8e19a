import { ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'
import MoreActions from './MoreActions.tsx'
import OperationButton from './OperationButton.tsx'

export type RowAction = {
  text: string
  path: Path
  /** The part of the body that the access depends on. */
  body?: Readonly<Record<string, unknown>>
  danger?: boolean
  /** Why it is not possible now: it is shown disabled with the reason. */
  why?: string
  onClick: () => void
}

/** The actions shown directly, the rest under "more": two where it is narrow, else three. */
export function foldActions<A>(actions: readonly A[], narrow: boolean): readonly A[] {
  const limit = narrow ? 2 : 3
  return actions.length > limit ? actions.slice(0, limit - 1) : actions
}

type Props = {
  actions: readonly RowAction[]
  touch?: boolean
  /** In a column of a register. */
  narrow?: boolean
}

/** The actions of a record. */
export default function RowActions({ actions, touch = false, narrow = false }: Props) {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const { componentDisabled } = ConfigProvider.useConfig()
  const direct = foldActions(actions, narrow)
  const rest = actions.slice(direct.length)
  const items = () =>
    rest.map(({ text, path, body, danger = false, why, onClick }) => {
      const denied = mayCall(path, body as never) ? why : t('api.noPermission')
      const label = (
        <>
          {text}
          {why !== undefined && <small className="ui-why">{why}</small>}
        </>
      )
      return { key: text, label, title: denied, danger, disabled: denied !== undefined, onClick }
    })
  return (
    <span className={touch ? 'ui-actions ui-touch' : 'ui-actions'}>
      {direct.map(({ text, path, body, danger = false, why, onClick }, index) =>
        !touch && why === undefined && mayCall(path, body as never) ? (
          // A table has one per row, and antd's button takes a large part of the table's rendering time.
          <button
            key={text}
            type="button"
            className={danger ? 'ui-link ui-danger' : 'ui-link'}
            disabled={componentDisabled}
            onClick={onClick}
          >
            {text}
          </button>
        ) : (
          <OperationButton
            key={text}
            type={touch ? (index === 0 && !danger ? 'primary' : 'default') : 'link'}
            size={touch ? 'large' : 'small'}
            danger={danger}
            ghost={touch && index === 0 && !danger}
            path={path}
            body={body as never}
            why={why}
            onClick={onClick}
          >
            {text}
          </OperationButton>
        ),
      )}
      {rest.length > 0 && <MoreActions items={items} touch={touch} />}
    </span>
  )
}
