/** Three forms of this business (domain 10.3) in their categories. */
export const demoForms = [
  { file: 'leave', form_name: '请假申请', category: '人事类', remark: '行内员工、驻点保安、押运人员请假' },
  { file: 'tempEscort', form_name: '临时押运申请', category: '押运类', remark: '至少提前两小时' },
  { file: 'visit', form_name: '外来施工（维修）进入申请', category: '安全类', remark: '逐人登记，证件号加密保存' },
] as const

export type FormName = (typeof demoForms)[number]['file']
