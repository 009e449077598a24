# cure: build
x = 1
