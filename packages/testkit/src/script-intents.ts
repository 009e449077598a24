/** One bridge and one bar list in every script that the product draws, as a caller would send them. */

interface Words {
  readonly locale: string;
  readonly title: string;
  readonly context: string;
  readonly labels: readonly [string, string, string, string, string];
  readonly takeaway: string;
  readonly source: string;
  readonly direction?: 'rtl';
}

const WORDS: Readonly<Record<string, Words>> = {
  japanese: {
    locale: 'ja-JP',
    title: '価格改定と物流網の見直しが人件費の上昇を上回り、営業利益は前年比17%増の251億円に達した',
    context: '営業利益の増減要因、2025年度から2026年度、億円',
    labels: ['2025年度', '数量', '価格改定', 'エネルギー', '2026年度'],
    takeaway: '「価格改定」は46億円の寄与。十社のうち九社が新価格で契約を更新した。',
    source: '管理会計、グループ経営管理部',
  },
  chinese: {
    locale: 'zh-CN',
    title: '价格上调与物流网络优化抵消了工资上涨的影响，营业利润同比增长17%，达到2.51亿元',
    context: '营业利润变动，2025年至2026年，百万元',
    labels: ['2025年', '销量', '价格', '能源成本', '2026年'],
    takeaway: '价格贡献四千六百万元；十家客户中有九家按新价格续约。',
    source: '管理报表，集团财务部',
  },
  traditional: {
    locale: 'zh-TW',
    title: '價格調整與物流網路優化抵銷了薪資上漲的影響，營業利益年增17%，達到2.51億元',
    context: '營業利益變動，2025年至2026年，百萬元',
    labels: ['2025年', '銷量', '價格', '能源成本', '2026年'],
    takeaway: '價格貢獻四千六百萬元；十家客戶中有九家按新價格續約。',
    source: '管理報表，集團財務部',
  },
  korean: {
    locale: 'ko-KR',
    title: '가격 인상과 물류망 재편이 임금 상승을 상회하여 영업이익이 17% 증가한 251억 원을 기록했다',
    context: '영업이익 증감 요인, 2025년에서 2026년, 억 원',
    labels: ['2025년', '판매량', '가격 인상', '에너지 비용', '2026년'],
    takeaway: '가격 인상은 46억 원을 더했고 고객 열 곳 가운데 아홉 곳이 새 가격으로 계약을 갱신했다',
    source: '관리회계, 그룹 경영관리팀',
  },
  arabic: {
    locale: 'ar-SA',
    title: 'ارتفاع الأسعار وإعادة تصميم شبكة التوزيع يفوقان تضخم الأجور: الأرباح التشغيلية تنمو 17% لتبلغ 251 مليون ريال',
    context: 'التغير في الأرباح التشغيلية من 2025 إلى 2026، مليون ريال',
    labels: ['أرباح 2025', 'الحجم', 'الأسعار', 'الطاقة', 'أرباح 2026'],
    takeaway: 'تضيف الأسعار 46 مليون ريال، وقد جدد تسعة من كل عشرة عملاء عقودهم بالأسعار الجديدة',
    source: 'الحسابات الإدارية، الرقابة المالية للمجموعة',
    direction: 'rtl',
  },
  hebrew: {
    locale: 'he-IL',
    title: 'העלאת המחירים ורשת הפצה רזה יותר מתגברות על עליית השכר: הרווח התפעולי גדל ב-17% ל-251 מיליון ש"ח',
    context: 'גשר הרווח התפעולי 2025 עד 2026, מיליון ש"ח',
    labels: ['רווח 2025', 'נפח', 'מחירים', 'אנרגיה', 'רווח 2026'],
    takeaway: 'המחירים מוסיפים 46 מיליון; בְּרֵאשִׁית כל תשעה מעשרה לקוחות חידשו במחירון החדש',
    source: 'דוחות הנהלה, בקרה קבוצתית',
    direction: 'rtl',
  },
  thai: {
    locale: 'th-TH',
    title: 'การปรับราคาและการปรับปรุงเครือข่ายขนส่งชดเชยต้นทุนค่าแรงที่เพิ่มขึ้น กำไรจากการดำเนินงานเติบโต 17% เป็น 251 ล้านบาท',
    context: 'การเปลี่ยนแปลงของกำไรจากการดำเนินงาน ปี 2568 ถึง 2569 ล้านบาท',
    labels: ['กำไรปี 2568', 'ปริมาณขาย', 'ราคา', 'พลังงาน', 'กำไรปี 2569'],
    takeaway: 'ราคาเพิ่มกำไร 46 ล้านบาท ลูกค้าเก้าในสิบรายต่อสัญญาตามราคาใหม่',
    source: 'บัญชีบริหาร ฝ่ายควบคุมการเงินของกลุ่ม',
  },
  greek: {
    locale: 'el-GR',
    title: 'Οι τιμές και το λιτότερο δίκτυο υπερκαλύπτουν τους μισθούς: τα λειτουργικά κέρδη αυξάνονται 17% στα €251 εκ.',
    context: 'Μεταβολή λειτουργικών κερδών 2025 έως 2026, εκατ. ευρώ',
    labels: ['Κέρδη 2025', 'Όγκος', 'Τιμές', 'Ενέργεια', 'Κέρδη 2026'],
    takeaway: 'Οι τιμές προσθέτουν €46 εκ.· εννέα στους δέκα πελάτες ανανέωσαν',
    source: 'Διοικητικοί λογαριασμοί του ομίλου',
  },
  cyrillic: {
    locale: 'ru-RU',
    title: 'Рост цен и оптимизация сети перекрывают рост заработной платы: операционная прибыль выросла на 17 % до 251 млн ₽',
    context: 'Изменение операционной прибыли с 2025 по 2026 год, млн ₽',
    labels: ['Прибыль 2025', 'Объём', 'Цены', 'Энергия', 'Прибыль 2026'],
    takeaway: 'Цены добавляют 46 млн: девять из десяти клиентов продлили догово\u0301ры по новому прейскуранту',
    source: 'Управленческая отчётность, контроллинг группы',
  },
  emoji: {
    locale: 'en-US',
    title:
      'Teams \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} that ship \u{1f680} weekly are rated \u{1f44d}\u{1f3fd} by e\u0301lite users 1\ufe0f\u20e3 in the \u{1f1ef}\u{1f1f5} pilot',
    context: 'Satisfaction \u2764\ufe0f by release rhythm, points, z\u0323\u0301 and n\u0303 composed',
    labels: ['Start \u{1f3c1}', 'Weekly \u{1f680}', 'Monthly \u{1f4c5}', 'Ad hoc \u{1f937}\u200d\u2642\ufe0f', 'End \u{1f3af}'],
    takeaway: 'Weekly teams gain 46 points \u{1f389} and lose none',
    source: 'Survey \u{1f4ca} of 2026',
  },
};

export interface ScriptIntent {
  readonly script: string;
  readonly kind: 'bridge' | 'bar_list' | 'comparison_table';
  readonly locale: string;
  readonly body: object;
  /** Every text that the slide shows. */
  readonly texts: readonly string[];
}

export const scriptIntents = (): readonly ScriptIntent[] =>
  Object.entries(WORDS).flatMap(([script, words]) => {
    const { locale, title, context, labels, takeaway, source, direction } = words;
    const [start, a, b, c, end] = labels;
    const frame = { locale, ...(direction === undefined ? {} : { direction }) };
    const chrome = { title, subtitle: context, source };
    return [
      {
        script,
        kind: 'bridge' as const,
        locale,
        texts: [title, context, ...labels, takeaway, source],
        body: {
          ...frame,
          form: 'waterfall_bridge',
          variant: 'standard_driver_bridge',
          headline: title,
          context,
          data: {
            steps: [
              { kind: 'start', label: start, value: 214 },
              { kind: 'delta', label: a, value: 19 },
              { kind: 'delta', label: b, value: 46 },
              { kind: 'delta', label: c, value: -28 },
              { kind: 'total', label: end, value: 251 },
            ],
            takeaways: [takeaway],
          },
          source_note: source,
        },
      },
      {
        script,
        kind: 'bar_list' as const,
        locale,
        texts: [title, context, ...labels, source],
        body: {
          ...frame,
          chrome,
          body: { component: 'bar_list', params: { rows: labels.map((label, i) => ({ label, value: 90 - 13 * i })) } },
        },
      },
      {
        script,
        kind: 'comparison_table' as const,
        locale,
        texts: [title, context, ...labels, takeaway, source],
        body: {
          ...frame,
          chrome,
          body: {
            component: 'comparison_table',
            params: {
              headers: ['', a, b],
              rows: [
                [start, c, 12.5],
                [end, takeaway, 46],
                [c, '✓', 7.25],
              ],
            },
          },
        },
      },
    ];
  });
