import { useAction } from '@shouya/console/api/useAction.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RegionSelect from '@shouya/console/ui/RegionSelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { device } from '../noun.ts'
import ChoiceSelect from './ChoiceSelect.tsx'
import DeviceFacts from './DeviceFacts.tsx'
import DeviceForm from './DeviceForm.tsx'
import DeviceMoveForm from './DeviceMoveForm.tsx'
import { type DeviceRow, deviceShape } from './deviceList.ts'
import IssuedKey from './IssuedKey.tsx'
import LifeRecord from './LifeRecord.tsx'
import ParForm from './ParForm.tsx'
import { Bindings, Commands, Deposits, Repairs, Uses } from './PartsRecord.tsx'
import StatusTabs from './StatusTabs.tsx'
import { useDeviceColumns } from './useDeviceColumns.tsx'

const { codes } = device.states

/** The list of terminals with its tabs by state. */
export default function DeviceRegister() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(device)
  const register = useRegister('Device/GetPageList', deviceShape, device.query.sorts)
  const page = useRecordPage(register, 'Device/Get', 'Device/Save')
  const remove = useRemove('Device/Delete')
  const confirm = useConfirm()
  const issue = useAction('Device/IssueKey')
  const edit = (row: DeviceRow) => page.edit(row, (record, onClose) => <DeviceForm row={record} onClose={onClose} />)
  const issueKey = ({ id, version, device_no }: DeviceRow) => ({
    text: t('device.issueKey'),
    path: 'Device/IssueKey' as const,
    onClick: () =>
      confirm({ title: t('device.keyAsk', { no: device_no }), content: t('device.keySays'), danger: false }, () =>
        issue
          .mutateAsync({ id, version })
          .then(({ key }) => page.ask((onClose) => <IssuedKey deviceNo={device_no} secret={key} onClose={onClose} />)),
      ),
  })
  return (
    <>
      <StatusTabs register={register} />
      <NounPage
        of={device}
        name="Device.list"
        page={page}
        register={register}
        shape={deviceShape}
        columns={useDeviceColumns()}
        begin={(row, move) =>
          move === 'setPar'
            ? void page.askWith(row, (record, onClose) => <ParForm row={record} onClose={onClose} />)
            : page.ask((onClose) => <DeviceMoveForm row={row} move={move} onClose={onClose} />)
        }
        called={(row, moves) => (row.status === codes.scrapped ? moves : [...moves, edit(row), issueKey(row)])}
        actions={(row, moves, details) => [
          ...moves.filter(({ danger }) => !danger).slice(0, 1),
          details,
          ...moves.filter(({ danger }) => !danger).slice(1),
          ...moves.filter(({ danger }) => danger),
          ...(row.status === codes.stock
            ? [
                {
                  text: t('ui.delete'),
                  path: 'Device/Delete' as const,
                  danger: true,
                  onClick: () =>
                    remove(row, {
                      title: t('device.removeAsk', { no: row.device_no }),
                      content: t('device.removeSays'),
                    }),
                },
              ]
            : []),
        ]}
        fields={
          <>
            <Filter of="product_name">
              <ChoiceSelect of="products" placeholder={t('common.all')} />
            </Filter>
            <Filter of="agent_name">
              <ChoiceSelect of="agents" placeholder={t('common.all')} />
            </Filter>
            <Filter of="net_state">
              <Select
                allowClear
                placeholder={t('common.all')}
                options={[1, 0].map((value) => ({ value, label: choice('net_state', value) }))}
              />
            </Filter>
            <Form.Item name="region" label={label('city_code')}>
              <RegionSelect placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        flags={{ member_id: label('member_name') }}
        imported
        recycled
        form={(onClose) => <DeviceForm onClose={onClose} />}
        detail={(record) => (
          <NounRecord
            {...record}
            of={device}
            get="Device/Get"
            name={(row) => row.device_no}
            status={(row) => <DictTag dict={device.states.dict} value={row.status} />}
            tabs={(row) => [
              { key: 'facts', label: t('ui.facts'), children: <DeviceFacts row={row} /> },
              { key: 'life', label: t('device.lifeTitle'), children: <LifeRecord life={row.life} /> },
              { key: 'commands', label: t('device.commands'), children: <Commands rows={row.commands} /> },
              { key: 'bindings', label: t('device.bindings'), children: <Bindings rows={row.bindings} /> },
              { key: 'uses', label: t('device.uses'), children: <Uses rows={row.uses} /> },
              { key: 'repairs', label: t('device.repairs'), children: <Repairs rows={row.repairs} /> },
              { key: 'deposits', label: t('device.deposits'), children: <Deposits rows={row.deposits} /> },
            ]}
          />
        )}
      />
    </>
  )
}
