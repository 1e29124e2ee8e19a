/** Titles of the learning corner by category; the categories stand in the order of the seed. */
export const learningTexts: readonly (readonly [category: string, titles: readonly string[]])[] = [
  [
    '法律法规',
    [
      '反恐怖主义法要点',
      '企业事业单位内部治安保卫条例解读',
      '消防法修订要点',
      '保安服务管理条例',
      '专职守护押运人员枪支使用管理条例',
      '个人信息保护法与录像管理',
      '安全生产法要点',
    ],
  ],
  [
    '规章制度',
    [
      '营业场所安全防范制度汇编',
      '钥匙密码管理办法',
      '外来人员出入管理办法',
      '监控录像调阅管理办法',
      '现金押运交接管理办法',
      '安全保卫责任制考核办法',
      '值班值守管理规定',
    ],
  ],
  [
    '操作规程',
    [
      '防尾随联动门操作规程',
      '紧急报警按钮使用规程',
      '营业前后安全检查规程',
      '款箱交接操作规程',
      '自助设备加钞安全规程',
      '灭火器和消火栓使用规程',
      '停电应急处置规程',
    ],
  ],
  [
    '案例警示',
    [
      '2025年运钞车袭击案例警示',
      '尾随进入现金区案例',
      '冒充检查人员诈骗案例',
      '自助设备安装侧录装置案例',
      '钥匙失控案例分析',
      '电气火灾案例分析',
      '营业厅纠纷处置案例',
    ],
  ],
  [
    '消防知识',
    [
      '初起火灾扑救四步法',
      '疏散引导要点',
      '电动自行车充电安全',
      '消防设施日常检查图解',
      '火灾报警怎么说',
      '逃生绳与防烟面具',
      '重点部位防火巡查',
    ],
  ],
  [
    '反诈知识',
    [
      '冒充公检法诈骗识别',
      '养老诈骗劝阻要点',
      '大额取现劝阻话术',
      '涉诈账户特征',
      '虚假投资理财识别',
      '警银联动流程',
      '反诈宣传月材料',
    ],
  ],
  [
    '培训课件',
    [
      '新员工安全保卫培训',
      '驻点保安上岗培训',
      '防抢劫处置演练讲解',
      '联动门与防弹玻璃知识',
      '安全员履职培训',
      '押运人员礼仪与纪律',
      '急救知识培训',
    ],
  ],
  [
    '考试题库',
    [
      '安全保卫应知应会',
      '消防知识题库',
      '押运交接题库',
      '反诈知识题库',
      '案防知识题库',
      '设备操作题库',
      '保安员年度考试题库',
    ],
  ],
]

/** Papers of an outlet's construction: what they are, their category, the stage. */
export const buildingTexts: readonly (readonly [title: string, category: string, stage: number])[] = [
  ['设计图纸', '设计图纸', 2],
  ['公安审批表', '公安审批', 3],
  ['消防审批意见', '消防审批', 3],
  ['施工合同', '合同', 4],
  ['施工记录', '施工资料', 4],
  ['验收报告', '验收资料', 5],
]

/** How many of these papers each outlet has; the rest is missing or still to come. */
export const built: readonly number[] = [3, 6, 5, 4, 2, 4]

export const bodyOf = (title: string): string =>
  [
    `<h2>${title}</h2>`,
    '<p>本资料供全体相关人员学习，请结合岗位职责认真阅读，落实到日常工作中。</p>',
    '<ol><li>上岗前检查设备状态，发现异常立即报告。</li><li>严格执行双人、双锁、双控要求。</li><li>遇到突发情况先保证人身安全，再按预案处置。</li></ol>',
    '<blockquote>本资料为演示数据，无实际效力。</blockquote>',
  ].join('')

const options = (...labels: readonly string[]) => ({ options: labels.map((label) => ({ value: label, label })) })

/** The questions of the first must: a form of the designer. */
export const quiz = {
  name: '防尾随联动门操作规程测验',
  document: JSON.stringify({
    list: [
      {
        ...{ type: 'radio', label: '进入现金区时，两道门应当', model: 'doors', key: 'radio_doors' },
        options: options('同时打开', '先关外门再开内门', '随意'),
        rules: [{ required: true, message: '必填项' }],
      },
      {
        ...{ type: 'radio', label: '发现有人尾随，首先应当', model: 'follow', key: 'radio_follow' },
        options: options('请其稍等', '停留在两门之间并报警', '直接开门'),
        rules: [{ required: true, message: '必填项' }],
      },
      {
        ...{ type: 'checkbox', label: '下列哪些人员进入现金区须登记', model: 'visitors', key: 'checkbox_visitors' },
        options: options('维修人员', '上级检查人员', '当班柜员'),
        rules: [{ required: true, message: '必填项' }],
      },
    ],
    config: { layout: 'vertical', labelWidth: 15, customStyle: '' },
  }),
  right: { doors: '先关外门再开内门', follow: '停留在两门之间并报警', visitors: ['维修人员', '上级检查人员'] },
}
