/** An order as a gateway sends it with nothing but what must be there, and these fields. */
export const wireOrder = (fields: object = {}): object => ({
  productOrderId: '1',
  orderType: 3,
  orderProcessStatus: 4,
  productInfo: { productName: 'A phone', price: 1000 },
  productPriceInfo: { totalAmount: 1000, productPrice: 1000 },
  ...fields,
});
