import { Segmented } from 'antd'
import type { TargetDialect } from '../code/inDialect.ts'
import { useText } from '../DesignerContext.ts'

interface DialectChoiceProps {
  readonly value: TargetDialect
  readonly onChange: (dialect: TargetDialect) => void
  /** A text that is not a form can only be exported as it is. */
  readonly disabled?: boolean
}

/** The release of the original for which a form is exported. */
export function DialectChoice({ value, onChange, disabled }: DialectChoiceProps) {
  const t = useText()
  return (
    <div className="fd-dialect">
      <span>{t('dialect.title')}</span>
      <Segmented<TargetDialect>
        aria-label={t('dialect.title')}
        disabled={disabled}
        value={value}
        options={[
          { value: 'own', label: t('dialect.own') },
          { value: 'B', label: 'k-form-design 3.7' },
          { value: 'C', label: 'k-form-design 3.8' },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
