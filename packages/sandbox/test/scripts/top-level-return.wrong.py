# cure: function
return 5
