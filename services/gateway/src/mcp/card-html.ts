export const cardHtml = (): string => '<!doctype html><title>card</title>';
