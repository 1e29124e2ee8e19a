import { menuIcons } from '@shouya/console/ui/menuIcons.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

const options = Object.keys(menuIcons).map((value) => ({ value, label: value.replace(/Outlined$/, '') }))

function Drawn({ name, text }: { name: string; text: React.ReactNode }) {
  const Icon = menuIcons[name]
  return (
    <span className="menu-icon">
      {Icon && <Icon aria-hidden="true" />} {text}
    </span>
  )
}

/** One of the icons that the menu can draw. */
export default function IconSelect(props: Omit<SelectProps<string>, 'options'>) {
  const { t } = useTranslation()
  return (
    <Select<string>
      allowClear
      placeholder={t('ui.choose')}
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      labelRender={({ value, label }) => <Drawn name={String(value)} text={label} />}
      optionRender={({ value, label }) => <Drawn name={String(value)} text={label} />}
    />
  )
}
