/** What the register of access to recordings says. */
const videoAccessCN = {
  'videoAccess.needsRequest': '该申请方或拷贝须先发起调阅录像审批，通过后自动生成登记',
  'videoAccess.document': '请填写法律文书或介绍信编号',
  'videoAccess.documentFile': '公安/司法、监管须上传法律文书',
  'videoAccess.period': '录像结束时间须晚于开始时间',
  'videoAccess.hours': '录像时段不能超过 {hours} 小时',
  'videoAccess.expired': '已超过 7 天未调阅，已失效',
  'videoAccess.samePerson': '监督人不能是操作人',
  'videoAccess.onlySupervisor': '只有监督人可以执行此操作',
  'videoAccess.ownRefusal': '不能驳回自己登记的调阅',
  'videoAccess.accessTimes': '调阅结束须晚于开始',
  'videoAccess.copy': '拷贝须登记介质、编号、文件数和校验值',
  'videoAccess.lent': '借出的介质须有编号',
  'videoAccess.returnDue': '归还日期不能早于今天',
  'videoAccess.revoked': '审批已撤销',
  'remind.video_open.title': '待调阅录像：{bill_no}',
  'remind.video_open.content': '{dept}：{unit} {name}申请调阅录像，请在 7 天内办理。',
  'remind.video_sign.title': '待监督签名：{bill_no}',
  'remind.video_sign.content': '{operator}已为{unit}办理录像调阅，请核对后签名。',
  'remind.video_return.title': '录像介质未归还：{bill_no}',
  'remind.video_return.content': '借给{unit}的介质 {media} 应于 {due} 归还，请催还并登记。',
  'export.VideoAccess': '监控录像调阅(复制)登记表',
  'column.applicant_type': '申请方',
  'column.applicant_unit': '申请单位',
  'column.applicant_name': '申请人',
  'column.video_reason': '调阅原因',
  'column.access_mode': '调阅方式',
  'column.video_begin': '录像开始',
  'column.video_end': '录像结束',
  'column.operator_user_name': '操作人',
  'column.media_no': '介质编号',
  'column.return_due': '应归还日期',
} as const

export type Messages = Record<keyof typeof videoAccessCN, string>

export default videoAccessCN
