/** Bugs around fields, caps and pages without their program yet, for the table of planted bugs. */
export const FIELD_BUGS = [
  {
    name: 'a field rewritten while an input method composes',
    file: 'ui/kit/parts/field/use-standing-text.ts',
    from: '    if (isComposing.current) return;\n',
    to: '',
    tests: ['tests/browser/ways-of-entering.test.ts'],
  },
  {
    name: 'a numeral left out of what is judged',
    file: 'core/number-check/field-text.ts',
    from: '  if (!isWhole) return { ...NO_NUMBER, text: entered };\n',
    to: '',
    tests: ['tests/core/screens/number-check.test.ts'],
  },
  {
    name: 'a press before the program forgotten',
    file: 'ui/site/frame/before-program.ts',
    from: '    done.current();\n',
    to: '',
    tests: ['tests/browser/before-program.test.ts'],
  },
  {
    name: 'a rate cut to its cap in silence',
    file: 'core/screens/loan-calculator.ts',
    from: 'truncatedAfter(capped, field, kept.isCapped)',
    to: '[]',
    tests: ['tests/core/screens/loan-calculator.test.ts'],
  },
  {
    name: 'a refusal of HTTP taken for a lost answer',
    file: 'adapters/gateway/http-exchange.ts',
    from: 'response.status >= 400 && response.status < 500 && response.status !== 408',
    to: 'false',
    tests: ['tests/adapters/http-transport.test.ts'],
  },
] as const;
